import type { GroupDetail } from '~/components/groups/types'

/** Whether students may come into it now, as far as the page knows. */
export const isEnrolling = ({
  status,
  archived_at,
}: Pick<GroupDetail, 'status'> & Partial<Pick<GroupDetail, 'archived_at'>>) =>
  !archived_at && (status === 'open' || status === 'running')
