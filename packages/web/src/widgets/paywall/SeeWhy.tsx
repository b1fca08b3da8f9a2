import { BRAND } from '@pylon/contract/brand';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { Video } from '../../ui/overlays/video.ts';

const VideoDialog = lazyPart(() => import('../../ui/overlays/VideoDialog.tsx'), 'VideoDialog');

/** Opens the film that says what the plan is good for. */
export function SeeWhy({ video }: { readonly video: Video }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Play aria-hidden size={16} /> See Why
      </Button>
      {isOpen && <VideoDialog title={`Why ${BRAND.plan}`} video={video} isOpen onClose={() => setIsOpen(false)} />}
    </>
  );
}
