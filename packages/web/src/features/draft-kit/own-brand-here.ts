// The kept page has no script of the server's in it, so the brand of an operator's own stands at its root.
import { takeOwnBrand } from '@pylon/contract/own-brand';

const { brand } = document.documentElement.dataset;
if (brand) takeOwnBrand(JSON.parse(brand));
