import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';

interface SearchFieldProps {
  readonly label: string;
  /** shorter placeholder for phones, where the field is beside another one */
  readonly short?: string;
  /** the current search text */
  readonly value: string;
  /** called with the trimmed text, 200 ms after the last keystroke */
  readonly onSearch: (text: string) => void;
}

export function SearchField({ label, short = label, value, onSearch }: SearchFieldProps) {
  const isPhone = useIsPhone();
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const searchLater = useDebouncedCallback((text: string) => {
    sent.current = text.trim();
    onSearch(sent.current);
  }, 200);
  // Takes over values set elsewhere (e.g. by "show all"), but not this field's own search: the user may have typed on
  // since.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  return (
    <TextInput
      data-search
      aria-label={label}
      placeholder={isPhone ? short : label}
      leftSection={<IconSearch aria-hidden />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        searchLater(event.currentTarget.value);
      }}
    />
  );
}
