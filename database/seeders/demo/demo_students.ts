export async function seedDemoStudents(_tenant: { id: string; country: string }, _count: number) {}
