/** A position with requirements, and a candidate whose documents need clarifying. */
export const nurseJobs = {
  en: {
    title: 'Ward nurse',
    description: 'You look after wounds.\nRequirements:\n- Valid NMC registration\n- Rotating night shifts',
    focusAreas: ['Medication safety', 'Handover'],
    previousFeedback: 'Pleasant talk. It stayed unclear how she hands a shift over.',
    unclear: 'It stayed unclear how she hands a shift over.',
    asked: [/Valid NMC registration/, /Rotating night shifts/],
    cv: 'Mary Poole\nStaff nurse, Leeds ward, 2019 - 2024\n- Led handover of 24 beds every morning\n- Certificate for wounds, expired in March 2025',
    open: 'Certificate for wounds, expired in March 2025',
  },
  uk: {
    title: 'Медична сестра',
    description: 'Ви надаєте базову підтримку життя.\nВимоги:\n- чинна реєстрація\n- нічні зміни',
    focusAreas: ['Безпека ліків', 'Передавання зміни'],
    previousFeedback: 'Приємна розмова. Лишилося незрозумілим, як вона передає зміну.',
    unclear: 'Лишилося незрозумілим, як вона передає зміну.',
    asked: [/чинна реєстрація/, /нічні зміни/],
    cv: 'Марія Поліщук\nМедична сестра, відділення, 2019 - 2024\n- Вела передавання зміни на 24 ліжка щоранку\n- Сертифікат базової підтримки життя, прострочений у березні 2025',
    open: 'Сертифікат базової підтримки життя, прострочений у березні 2025',
  },
} as const;
