import { useEffect, useRef, useState } from 'react';
import type { BodyInputOf } from '#contracts/endpoint.ts';
import { writeDescription } from '#contracts/hiring/position-texts.ts';
import { OfflineError } from '#web/shared/api/api-error.ts';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { eventsOf } from '#web/shared/api/event-stream.ts';

interface WrittenDescription {
  /** what has come of the text that is being written */
  readonly coming: string | undefined;
  /** why nothing was written, as a sentence */
  readonly failure: string | undefined;
  readonly write: (asked: BodyInputOf<typeof writeDescription>) => void;
  readonly stop: () => void;
}

/** A description that a model writes. Stopped or failed, it changes nothing. */
export function useWrittenDescription(onWritten: (description: string) => void): WrittenDescription {
  const [coming, setComing] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const writing = useRef<AbortController>(undefined);
  useEffect(() => () => writing.current?.abort(), []);

  const receive = async (asked: BodyInputOf<typeof writeDescription>, signal: AbortSignal): Promise<void> => {
    let text = '';
    for await (const event of eventsOf(writeDescription, { body: asked, signal })) {
      if (event.kind === 'failed') return setFailure(event.message);
      if (event.kind === 'end') return onWritten(text);
      text += event.text;
      setComing(text);
    }
    throw new OfflineError('the stream was cut');
  };
  const write = async (asked: BodyInputOf<typeof writeDescription>): Promise<void> => {
    writing.current?.abort();
    const mine = new AbortController();
    writing.current = mine;
    setFailure(undefined);
    setComing('');
    try {
      await receive(asked, mine.signal);
    } catch (error) {
      if (!mine.signal.aborted) setFailure(errorMessage(error));
    } finally {
      if (writing.current === mine) setComing(undefined);
    }
  };
  return { coming, failure, write: (asked) => void write(asked), stop: () => writing.current?.abort() };
}
