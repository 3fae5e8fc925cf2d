title = The Spartacus Tutorial
