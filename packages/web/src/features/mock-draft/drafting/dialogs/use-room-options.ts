import { useCallback, useState } from 'react';
import { type RoomOption, type RoomOptions, readOptions, writeOptions } from './room-options.ts';

export interface RoomOptionsModel {
  readonly options: RoomOptions;
  readonly setOption: (name: RoomOption, isOn: boolean) => void;
}

/** The options of the room, remembered by this browser. */
export function useRoomOptions(): RoomOptionsModel {
  const [options, setOptions] = useState(() => readOptions(localStorage));
  const setOption = useCallback((name: RoomOption, isOn: boolean) => {
    // Another window may have changed another option meanwhile.
    const next = { ...readOptions(localStorage), [name]: isOn };
    writeOptions(localStorage, next);
    setOptions(next);
  }, []);
  return { options, setOption };
}
