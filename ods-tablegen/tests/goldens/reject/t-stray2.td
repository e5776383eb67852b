def A } ;
