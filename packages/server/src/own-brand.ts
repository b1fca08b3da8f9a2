// Takes the operator's brand, if there is one. A program imports this before anything that shows a name: each name is
// read once, when what shows it is imported.
import { takeOwnBrand } from '@pylon/contract/own-brand';
import { settingsHere } from './config.ts';

const settings = settingsHere();
// A setting that is refused is told by whoever reads the settings next.
if (settings.ok && settings.value.brand !== null) takeOwnBrand(settings.value.brand);
