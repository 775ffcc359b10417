import { sandboxPage } from '#sandbox/sandbox-page.ts';

interface Posting {
  readonly title: string;
  readonly employer: string;
  /** HTML */
  readonly text: string;
  /** with schema.org JobPosting data; otherwise the visible page has to be parsed */
  readonly structured: boolean;
}

const postings: Readonly<Record<string, Posting>> = {
  'staff-nurse': {
    title: 'Staff nurse, surgical ward',
    employer: 'Harrow Lane Hospital',
    structured: true,
    text: `<p>You look after eight patients of a surgical ward of 24 beds, before and after their operation, in three shifts. A good first year means that nobody waits for pain relief and that the next shift never has to ask.</p>
<h3>What you will do</h3>
<ul><li>receive patients from theatre, check wounds, drains and vital signs, and act on the early warning score;</li><li>give medicines by the five rights and count controlled drugs with a second nurse;</li><li>hand over at the bed by SBAR at 7:00, 15:00 and 22:30;</li><li>teach patients and families wound care before they go home;</li><li>write what you did in the electronic record in the same shift.</li></ul>
<h3>What you need</h3>
<ul><li>current registration as a nurse;</li><li>two years on a surgical or medical ward;</li><li>night shifts, four a month;</li><li>English for handovers and records.</li></ul>
<p>Welcome: a certificate in advanced life support.</p>`,
  },
  elektromonter: {
    title: 'Електромонтер з обслуговування підстанцій',
    employer: 'Мережі Надросся',
    structured: true,
    text: `<p>Бригада з чотирьох людей обслуговує 38 підстанцій 10/0,4 кВ. Ваша робота видна з того, скільки хвилин люди були без світла, і з того, що ніхто не постраждав.</p>
<h3>Обов’язки</h3>
<ul><li>огляди підстанцій за графіком, записи в журналі дефектів;</li><li>допуск і робота за нарядом: вимкнення, перевірка відсутності напруги, заземлення;</li><li>заміна запобіжників, комутаційних апаратів і вводів 0,4 кВ;</li><li>виїзд на аварії цілодобово, одне чергування на тиждень.</li></ul>
<h3>Обов’язково</h3>
<ul><li>IV група з електробезпеки, чинне посвідчення;</li><li>два роки роботи в електроустановках понад 1000 В;</li><li>посвідчення водія категорії В.</li></ul>
<p>Перші два тижні — стажування з майстром.</p>`,
  },
  'bakery-manager': {
    title: 'Bakery shift manager',
    employer: 'Oven & Rye',
    structured: false,
    text: `<p>Our bakery makes 4,000 loaves a night for 31 shops. The shift manager runs the night from mixing to loading, with eleven bakers and two drivers, and answers for weight, crust and the van that leaves at 4:40.</p>
<p>You plan mixers and ovens by the orders of the evening, keep the temperature and proving records that the food safety plan asks for, and decide what is thrown away. You lead the people of the night, train two apprentices, and hand over to the day with a list of what went wrong and why. When an oven fails, you change the order of baking first and call the technician second.</p>
<p>You have baked for at least three years and led a shift for one. You know HACCP from use, work five nights a week with Sunday off, and can lift 20 kg. A certificate of apprenticeship in baking is welcome and no condition.</p>
<p>We pay 3,150 euros a month and the night allowance, and you start on the first of a month.</p>`,
  },
};

export function careersPage(): string {
  const list = Object.entries(postings)
    .map(
      ([name, { title, employer }]) =>
        `<li><h2><a href="/sandbox/careers/${name}">${title}</a></h2><p class="quiet">${employer}</p></li>`,
    )
    .join('\n');
  return sandboxPage(
    'Careers',
    `<h1>Careers</h1>\n<p class="quiet">Sample postings to create positions from: copy a link.</p>\n<ul>\n${list}\n</ul>`,
  );
}

export function postingPage(name: string): string | undefined {
  const posting = Object.hasOwn(postings, name) ? postings[name] : undefined;
  if (posting === undefined) return undefined;
  const { title, employer, text, structured } = posting;
  const told = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: text,
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: employer },
  };
  // An HTML parser ends a script at its first closing tag.
  const script = structured
    ? `<script type="application/ld+json">${JSON.stringify(told).replaceAll('<', String.raw`\u003c`)}</script>`
    : '';
  return sandboxPage(
    `${title}, ${employer}`,
    `${script}<p class="quiet"><a href="/sandbox/careers">Careers</a> · ${employer}</p><h1>${title}</h1><div class="card">${text}</div>`,
  );
}
