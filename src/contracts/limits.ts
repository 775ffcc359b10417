/** Maximum text lengths in UTF-16 units and maximum numbers in a request; schemas and forms share them. */
export const limits = {
  /** items per page of a list */
  page: { items: 100 },
  person: { name: 120, role: 80 },
  /** why a candidate is on hold */
  holdReason: 300,
  company: { name: 120, website: 2048 },
  position: {
    title: 120,
    url: 2048,
    description: 20_000,
    department: 120,
    focusArea: 120,
    focusAreas: 8,
    notChecked: 24,
  },
  guard: { text: 20_000 },
  /** a pasted CV: fits the body limit of 256 KiB even in Cyrillic */
  cvText: 120_000,
  /** for visitors: shorter, because the body also holds the posting; attempts per visit */
  preview: { cvText: 100_000, attempts: 10 },
  interview: {
    userRole: 80,
    previousFeedback: 4000,
    /** lines of that feedback which somebody picked as open */
    openPoints: 12,
    openPoint: 240,
    reopenReason: 400,
    noteToCandidate: 2000,
  },
  /** per kind of urgency, in one response */
  urgentInterviews: 25,
  /** of a posting, in one plan */
  requirements: 10,
  requirementBasis: 300,
  /** of one person, in one plan */
  pointsToSettle: 5,
  followUps: 8,
  /** decided interviews of a position shown side by side */
  comparedInterviews: 20,
  /** of a plan and of each of its questions */
  plan: {
    questions: 30,
    questionMinutes: { min: 3, max: 45 },
    question: 600,
    keyPoint: 240,
    keyPoints: 6,
    behaviour: 200,
    behaviours: 4,
    probe: 240,
    probes: 4,
    redFlag: 200,
    redFlags: 3,
    handoutLine: 160,
    handoutLines: 8,
  },
  run: {
    note: 10_000,
    /** seconds of one `spent` operation */
    spentSec: 3600,
    /** operations of one request */
    operations: 200,
    /** seconds after the start in which it can be undone */
    undoStartSec: 120,
  },
  /** active links per interview */
  share: { links: 20 },
  summary: { assessment: 8000, point: 600, points: 12 },
} as const;
