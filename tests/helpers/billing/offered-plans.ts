/** The offer in English, word for word, as shown by the API, the dialog and the landing page. */
export const offeredPlans = [
  {
    id: 'free',
    name: 'Free',
    tag: undefined,
    prices: { monthly: '$0', yearly: '$0' },
    features: [
      '1 position',
      '1 interview',
      'AI interview plans (basic)',
      'Position description by AI or from URL',
      'AI scoring',
      'E-mail support',
    ],
  },
  {
    id: 'premium',
    name: 'I’m Hiring',
    tag: 'MOST POPULAR',
    prices: { monthly: '$20 per month', yearly: '$15 per month' },
    features: [
      'Unlimited positions',
      'Up to 10 interviews per month (special offer: unlimited in the first month)',
      'Advanced AI features',
      'Export of interview plans and reports',
      'Interview sharing',
      'Priority support',
      '7-day free trial',
      '$2 per additional interview',
    ],
  },
] as const;
/** Next to the prices of the paid plan. */
export const yearlyTotal = '$180 a year, saves $60 a year';
export const yearlyBadge = 'Save 25%';
