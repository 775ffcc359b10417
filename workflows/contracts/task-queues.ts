export const taskQueues = {
  /** workflows and short database activities */
  wf: 'wf',
  /** reading CVs: one at a time per two cores */
  actParse: 'act-parse',
  /** calls of a language model */
  actLlm: 'act-llm',
  actMail: 'act-mail',
  /** calls of other services */
  actHttp: 'act-http',
} as const;
export type TaskQueue = (typeof taskQueues)[keyof typeof taskQueues];
