import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { VideoDialog } from './VideoDialog.tsx';

afterEach(cleanup);

const film = { kind: 'file', url: '/films/why.webm' } as const;
const show = (video: Parameters<typeof VideoDialog>[0]['video']) =>
  render(<VideoDialog title="Why Pylon+" video={video} isOpen onClose={() => {}} />);

test("a file plays in the browser's own player, with its captions", () => {
  show({ ...film, captions: { url: '/films/why.vtt', language: 'en', label: 'English' } });
  const player = screen.getByLabelText<HTMLVideoElement>('Why Pylon+', { selector: 'video' });
  expect([player.tagName, player.controls, player.getAttribute('src')]).toEqual(['VIDEO', true, '/films/why.webm']);
  const track = player.querySelector('track');
  expect([track?.kind, track?.srclang, track?.getAttribute('src')]).toEqual(['captions', 'en', '/films/why.vtt']);
});

test("another host's player comes in a frame that is named", () => {
  show({ kind: 'embed', url: 'https://video.example/why' });
  expect(screen.getByTitle('Why Pylon+').getAttribute('src')).toBe('https://video.example/why');
});

test('a film that does not come says so in words', () => {
  show(film);
  fireEvent.error(screen.getByLabelText('Why Pylon+', { selector: 'video' }));
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
});
