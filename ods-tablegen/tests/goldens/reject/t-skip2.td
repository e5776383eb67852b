#ifdef X
/* open
