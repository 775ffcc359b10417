import type { Language } from '#contracts/common.ts';
import { type Preview, PreviewStep } from '#contracts/interviewing/previews.ts';
import { failureOf } from '#modules/interviewing/generation/generation-view.ts';
import type { StoredPreview } from './preview-queries.ts';
import { previewStart } from './preview-start.ts';

/** The fields that the visitor sees. */
export function previewView(preview: StoredPreview, language: Language): Preview {
  const { id, state, step, url, errorCode, content } = preview;
  return {
    id,
    state,
    step: step === null ? null : PreviewStep.parse(step),
    fromPage: url !== null,
    error: errorCode === null ? null : failureOf(errorCode, language),
    plan: content === null ? null : previewStart(content),
  };
}
