import { expect, test } from 'vitest';
import { softwareBranchesOf } from './software-branches.ts';

test.each([
  // the title decides, whatever else the posting mentions
  ['Senior Backend Engineer', 'TypeScript, React of the front-end team, Kubernetes', ['back-end']],
  ['Фронтенд-розробниця', 'REST API, PostgreSQL, Docker', ['front-end']],
  ['Java Developer', 'Spring, React', ['back-end']],
  ['JavaScript Developer', 'React, CSS', ['front-end']],
  ['React Native Developer', 'Screens in TypeScript', ['mobile']],
  ['QA Automation Engineer (Java, backend)', 'Kafka', ['testing']],
  ['Data Engineer (Python)', 'Airflow', ['data-engineering']],
  ['Системний адміністратор', 'Kubernetes у розробників', ['administration']],
  ['Full-stack розробник', '', ['front-end', 'back-end']],
  // the posting decides if the title fits any developer
  ['Software Engineer', 'Duties\n- firmware in C for STM32, an RTOS', ['embedded']],
  ['Інженер-програміст', 'Сервіси на Kotlin, PostgreSQL, Kafka', ['back-end']],
  ['Software Engineer', 'You work on React screens and Node.js services.', ['front-end', 'back-end']],
  [
    'Software Engineer',
    'You write services in Go with PostgreSQL and Redis. You talk with the React team.',
    ['back-end'],
  ],
  ['Розробник', 'Ви пишете сервіси на PostgreSQL і Redis разом із командою фронтенду.', ['back-end']],
  ['Software Engineer', 'We offer:\n- a conference on Kubernetes and Terraform', []],
  ['Software Developer', '', []],
] as const)('softwareBranchesOf › of “%s” with “%s” › are %j', (title, description, branches) => {
  expect([...softwareBranchesOf({ title, description })].toSorted()).toEqual(branches.toSorted());
});
