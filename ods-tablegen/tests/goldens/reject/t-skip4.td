#ifdef X
foo /* open
#endif
*/
#endif
def A;
