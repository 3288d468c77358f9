/** Queues of the first jobs; a later queue is made by a migration of its own. Retries wait longer each time. */
export const jobQueues = [
  {
    name: 'mail',
    options: { policy: 'standard', retryLimit: 8, retryDelay: 5, retryBackoff: true },
  },
] as const
