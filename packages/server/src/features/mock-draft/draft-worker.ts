// A thread for the simulations of drafts.
import { serveWork } from '../../work/serve-work.ts';
import { DRAFT_WORK } from './draft-work.ts';

serveWork(DRAFT_WORK);
