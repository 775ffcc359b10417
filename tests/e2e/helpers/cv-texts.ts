/** The text that the reader extracts from two CV fixtures, so that tests need no reader process of their own. */
export const cvTexts = {
  en: `Marta Ellison
Senior Backend Engineer

CONTACT

marta.ellison@example.org
+44 20 7946 0123
Leeds, United Kingdom

SKILLS

TypeScript, Node.js, Go
PostgreSQL, Redis, Kafka
Kubernetes, Terraform
OpenTelemetry, Grafana

LANGUAGES

English – native
Spanish – B2
Polish – A2

EDUCATION

BSc Computer Science
University of Leeds, 2009–2012

SUMMARY

Backend engineer with eleven years in payments and logistics.
Offers simple designs, writes the first draft of the runbook and
stays for the incident review.

EXPERIENCE

Senior Backend Engineer, Parcelway  Mar 2019 – Present

Cut the p95 latency of the quote service from 840 ms to 190 ms
by replacing per-row lookups with one batched query.
Led the move of 14 services from a shared database to their
own schemas, without a maintenance window.
Introduced consumer-driven contract tests; broken releases fell
from five a month to fewer than one.
Mentored four engineers, two of whom now own their teams'
on-call rota.

Backend Engineer, Fernhill Payments  06/2014 – 02/2019

Built the refund pipeline that handles 1.2 million refunds a year
with exactly-once booking.
Wrote the office's first capacity model and saved £180,000 a
year in reserved machines.
Responsible for the PCI DSS audit of the card vault in 2016 and
2017.

Junior Developer, Kiln Software  2012 – 2014

Automated the nightly export of 300 affiliate feeds, which had
been done by hand.
Fixed flaky tests in a Rails monolith and halved the build time to
11 minutes.

PROJECTS

Maintainer of an open-source rate limiter used by 40 companies; designed its sliding-window algorithm and its
fuzz tests.

Speaker at three regional meetups on outbox patterns, idempotency and “boring” databases.`,
  uk: `Контакти

iryna.melnyk@example.com.ua
Львів, Україна

Навички

Figma, FigJam
Прототипування
Дослідження користувачів
Дизайн-системи
HTML, CSS

Мови

Українська — рідна
Англійська — C1
Німецька — A2

Освіта

Львівська національна
академія мистецтв,
графічний дизайн, 2010–
2015

Ірина Мельник
Продуктова дизайнерка

Про себе

Проєктую інтерфейси для складних процесів: банківські
застосунки, логістика, медичні кабінети. Люблю перевіряти
припущення раніше, ніж малювати екрани.

Досвід роботи

Провідна продуктова дизайнерка, «Світлоносець»
квітень 2020 – дотепер

Створила дизайн-систему з 64 компонентів; час
виходу нового екрана скоротився з дев'яти днів до
трьох.
Провела 58 інтерв'ю з користувачами й довела, що
половина звернень до підтримки виникає через одну
форму.
Збільшила завершення реєстрації з 41 % до 63 %,
прибравши три кроки з п'яти.

UX-дизайнерка, ТОВ «Кур'єр Плюс»
09.2015 – 03.2020

Спроєктувала застосунок кур'єра, яким щодня
користуються 2 300 людей.
Організувала щотижневі перевірки доступності; усі
головні сценарії працюють із клавіатури.
Навчила двох стажерок, обидві залишилися в команді.`,
} as const;
