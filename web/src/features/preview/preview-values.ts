import type { Language } from '#contracts/common.ts';
import type { BodyInputOf } from '#contracts/endpoint.ts';
import type { createPreview } from '#contracts/interviewing/previews.ts';
import type { InterviewType } from '#contracts/interviewing/plan/plan.ts';

/** The visitor's input; the posting is given as text or as a link, and switching keeps the other one's input. */
export interface PreviewValues {
  source: 'text' | 'link';
  description: string;
  url: string;
  cvText: string;
  type: InterviewType;
  durationMinutes: number;
  language: Language;
}

export function noValues(language: Language): PreviewValues {
  return { source: 'text', description: '', url: '', cvText: '', type: 'technical', durationMinutes: 60, language };
}

/** Only the selected form of the posting, text or link, is sent. */
export function previewBody({ source, description, url, ...values }: PreviewValues): BodyInputOf<typeof createPreview> {
  return source === 'text' ? { ...values, description } : { ...values, url };
}
