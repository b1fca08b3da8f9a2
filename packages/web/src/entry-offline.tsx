// The page that a device keeps (`worker/kit-worker.ts`): the draft kit at its own address, an honest word at any other.
// It has neither server, router nor answers.
import './app.css';
import './features/draft-kit/own-brand-here.ts';
import { BRAND } from '@pylon/contract/brand';
import { DRAFT_KIT_PATH } from '@pylon/contract/installed-app';
import { createRoot } from 'react-dom/client';
import { ownerIn } from './api/session.ts';
import { OfflineKit } from './features/draft-kit/OfflineKit.tsx';
import { OfflinePage } from './features/draft-kit/OfflinePage.tsx';
import { themeOf } from './theme.ts';

const isKit = location.pathname.replace(/\/$/, '') === DRAFT_KIT_PATH;
document.title = `${isKit ? 'Draft Kit' : 'Offline'} · ${BRAND.name}`;
const theme = themeOf(document.cookie);
if (theme) document.documentElement.dataset['theme'] = theme;

const ownerId = ownerIn(localStorage);
const page = document.getElementById('page');
if (page) createRoot(page).render(isKit ? <OfflineKit ownerId={ownerId} /> : <OfflinePage ownerId={ownerId} />);
