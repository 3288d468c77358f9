import type { GroupDetail } from '~/components/groups/types'

export const isEnrolling = ({
  status,
  archived_at,
}: Pick<GroupDetail, 'status'> & Partial<Pick<GroupDetail, 'archived_at'>>) =>
  !archived_at && (status === 'open' || status === 'running')
