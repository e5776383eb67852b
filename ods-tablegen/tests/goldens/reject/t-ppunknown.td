#foo
def A;
