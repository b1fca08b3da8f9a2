import { useRouteContext } from '@tanstack/react-router';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { Theme } from '../../theme.ts';
import { keepTheme, onTheme, shownTheme } from '../../theme.ts';
import { IconButton } from '../../ui/IconButton.tsx';

const ORDER: readonly Theme[] = [null, 'light', 'dark'];
const WORDS = { system: 'as the system', light: 'light', dark: 'dark' } as const;
const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

/** Light, dark, or as the system has it; one click goes on to the next. */
export function ThemeSwitch() {
  const { theme: first } = useRouteContext({ from: '__root__' });
  const theme = useSyncExternalStore(onTheme, shownTheme, () => first);
  const next = ORDER[(ORDER.indexOf(theme) + 1) % ORDER.length] ?? null;
  const Icon = ICONS[theme ?? 'system'];
  return (
    <IconButton
      label={`Theme: ${WORDS[theme ?? 'system']}. Change to ${WORDS[next ?? 'system']}`}
      icon={<Icon aria-hidden size={18} />}
      onClick={() => keepTheme(next)}
    />
  );
}
