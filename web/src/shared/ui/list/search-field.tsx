import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';

interface SearchFieldProps {
  readonly label: string;
  /** what the list is searched for at first */
  readonly defaultValue: string;
  /** trimmed, 200 ms after the last key */
  readonly onSearch: (text: string) => void;
}

export function SearchField({ label, defaultValue, onSearch }: SearchFieldProps) {
  const searchLater = useDebouncedCallback((value: string) => onSearch(value.trim()), 200);
  return (
    <TextInput
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch aria-hidden />}
      defaultValue={defaultValue}
      onChange={(event) => searchLater(event.currentTarget.value)}
    />
  );
}
