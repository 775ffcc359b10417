import { useState } from 'react';
import type { BodyInputOf } from '#contracts/endpoint.ts';
import { writeDescription } from '#contracts/hiring/position-texts.ts';
import { OfflineError } from '#web/shared/api/api-error.ts';
import { eventsOf } from '#web/shared/api/event-stream.ts';
import { useAsking } from '#web/shared/api/use-asking.ts';

interface WrittenDescription {
  /** the text streamed so far */
  readonly coming: string | undefined;
  /** why it failed, as a sentence for the user */
  readonly failure: string | undefined;
  readonly write: (asked: BodyInputOf<typeof writeDescription>) => void;
  readonly stop: () => void;
}

/** A description written by a model. If stopped or failed, it changes nothing. */
export function useWrittenDescription(onWritten: (description: string) => void): WrittenDescription {
  const [coming, setComing] = useState<string>();
  const { failure, ask, stop } = useAsking();

  const receive = async (asked: BodyInputOf<typeof writeDescription>, signal: AbortSignal) => {
    let text = '';
    for await (const event of eventsOf(writeDescription, { body: asked, signal })) {
      if (event.kind === 'failed') return event.message;
      if (event.kind === 'end') {
        onWritten(text);
        return undefined;
      }
      text += event.text;
      setComing(text);
    }
    throw new OfflineError('the stream was cut');
  };
  const write = (asked: BodyInputOf<typeof writeDescription>): void => {
    setComing('');
    void ask(
      (signal) => receive(asked, signal),
      () => setComing(undefined),
    );
  };
  return { coming, failure, write, stop };
}
