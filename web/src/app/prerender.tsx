export const publicPages = ['landing'] as const;
export const renderPublicPage = async (_page: string) => ({ title: 'Askwell', description: '', markup: '' });
