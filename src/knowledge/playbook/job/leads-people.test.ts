import { describe, expect, test } from 'vitest';
import { leadsPeople } from './leads-people.ts';

describe('leadsPeople', () => {
  test.each([
    ['Sales Manager', 'You will lead a team of six account executives.'],
    ['Head Nurse', ''],
    ['Head Chef', ''],
    ['Senior Accountant', 'You supervise two clerks and close the month.'],
    ['Production Supervisor', ''],
    ['Старша сестра медична', ''],
    ['Головна бухгалтерка', ''],
    ['Керівниця відділу продажів', ''],
    ['Менеджер з продажу', 'У підпорядкуванні четверо менеджерів.'],
    ['Логіст', 'Керівництво командою диспетчерів.'],
  ])('“%s”, “%s” › of level senior › leads people', (title, description) => {
    expect(leadsPeople({ title, description, level: 'senior' })).toBe(true);
  });

  test.each([
    ['Sales Manager', 'Find customers and keep the pipeline. You work in a team of sellers.'],
    ['Product Manager', 'Lead discovery with customers.'],
    ['Accountant', 'You will be part of a small team.'],
    ['Speech Therapist', 'Our team of three therapists is looking for a fourth.'],
    ['Translator', 'Join our language team of six.'],
    ['Менеджер з продажу', 'Пошук клієнтів, робота в команді.'],
    ['Медична сестра', 'Догляд за пацієнтами у відділенні.'],
  ])('“%s”, “%s” › of level middle › does not', (title, description) => {
    expect(leadsPeople({ title, description, level: 'middle' })).toBe(false);
  });

  test('leadsPeople › of a junior with any title › is never so', () => {
    expect(leadsPeople({ title: 'Shift supervisor', description: 'Lead a team.', level: 'junior' })).toBe(false);
  });
});
