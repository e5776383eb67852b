def A;;
