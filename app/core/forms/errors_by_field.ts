/** What is wrong with a form that was checked, not saved: a field's message as it is flashed. */
export function errorsByField(problem: { messages: unknown }): Record<string, string> {
  const messages = problem.messages as { field: string; message: string }[]
  return Object.fromEntries(messages.map(({ field, message }) => [field, message]))
}
