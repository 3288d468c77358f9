/** The statuses of an enrolment whose student is in the group: on its list or to be, not only asked for or waiting. */
export const inGroupStatuses = ['pending', 'trial', 'active', 'frozen'] as const
