import { useState } from 'react';
import { Dialog } from './Dialog.tsx';
import type { Video } from './video.ts';

export interface VideoDialogProps {
  readonly title: string;
  readonly video: Video;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A film over the page. It starts when it is told to, and is gone, sound and all, with the dialog. Load it lazily. */
export const VideoDialog = ({ title, video, isOpen, onClose }: VideoDialogProps) => (
  <Dialog title={title} isOpen={isOpen} onClose={onClose} width="wide">
    <div className="aspect-video w-full bg-raised">{isOpen && <Player title={title} video={video} />}</div>
  </Dialog>
);

function Player({ title, video }: Pick<VideoDialogProps, 'title' | 'video'>) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken)
    return (
      <p role="alert" className="flex size-full items-center justify-center px-6 text-center text-base text-muted">
        The film could not be loaded. Close this and try again in a moment.
      </p>
    );
  if (video.kind === 'embed')
    return (
      <iframe
        title={title}
        src={video.url}
        allow="fullscreen; picture-in-picture; encrypted-media"
        className="size-full border-0"
      />
    );
  const { url, captions, posterUrl } = video;
  return (
    <video
      controls
      playsInline
      preload="metadata"
      aria-label={title}
      src={url}
      {...(posterUrl ? { poster: posterUrl } : {})}
      onError={() => setIsBroken(true)}
      className="size-full bg-[black]"
    >
      {captions && (
        <track default kind="captions" src={captions.url} srcLang={captions.language} label={captions.label} />
      )}
    </video>
  );
}
