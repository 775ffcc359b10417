import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';

interface SearchFieldProps {
  readonly label: string;
  /** in place of it where there is no room: beside another field on a phone */
  readonly short?: string;
  /** what the list is searched for */
  readonly value: string;
  /** trimmed, 200 ms after the last key */
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
  // What came from elsewhere, as "show all", is in the field too; what was sent from it may have been typed on since.
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
