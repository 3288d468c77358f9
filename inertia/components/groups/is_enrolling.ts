import type { GroupDetail } from '~/components/groups/types'

/** Whether students may come into it now, as far as the page knows. */
export const isEnrolling = ({ status, archived_at }: GroupDetail) =>
  archived_at === null && (status === 'open' || status === 'running')
