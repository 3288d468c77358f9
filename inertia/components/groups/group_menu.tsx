import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import {
  IconCalendarPlus,
  IconCalendarTime,
  IconCircleCheck,
  IconClipboardCheck,
  IconDoorEnter,
  IconPencilPause,
  IconPlayerPause,
  IconPlayerPlay,
  IconStairsUp,
  IconTrash,
  IconX,
} from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { Scheduling } from '~/components/class_sessions/use_scheduling'
import { BillItem } from '~/components/invoice_drafts/bill_item'
import { usePermissions } from '~/hooks/use_permissions'
import { isEnrolling } from '~/components/groups/is_enrolling'
import type { GroupAbilities, GroupDetail, GroupStatus } from '~/components/groups/types'
import { Menu } from '~/ui/menu/menu'
import { hasEnded } from '#domain/teaching/groups/rules/group_state'

const icons = {
  draft: IconPencilPause,
  open: IconDoorEnter,
  running: IconPlayerPlay,
  suspended: IconPlayerPause,
  completed: IconCircleCheck,
  cancelled: IconX,
}

export type GroupQuestion = 'completed' | 'suspended' | 'cancelled' | 'delete'

interface GroupMenuProps {
  group: GroupDetail
  enrolments: number
  can: GroupAbilities
  schedule: Scheduling['link']
  onAsk: (question: GroupQuestion) => void
}

export function GroupMenu({ group, enrolments, can, schedule, onAsk }: GroupMenuProps) {
  const t = useTranslations('groups')
  const go = (status: GroupStatus) =>
    router.put(
      urlFor('admin.groups.status.update', { id: group.id }),
      { status },
      { preserveScroll: true }
    )
  const steps = group.archived_at ? [] : group.next_statuses
  const may = usePermissions()
  return (
    <>
      {schedule && !group.archived_at && !hasEnded(group.status) && (
        <Menu.Item
          component="a"
          {...schedule}
          leftSection={<IconCalendarPlus size={16} aria-hidden />}
        >
          {t('acts.schedule')}
        </Menu.Item>
      )}
      {may('admin.sessions.index') && (
        <Menu.Item
          component={Link}
          href={urlFor('admin.class_sessions.index', {}, { qs: { group: group.id } })}
          leftSection={<IconCalendarTime size={16} aria-hidden />}
        >
          {t('acts.sessions')}
        </Menu.Item>
      )}
      <BillItem subject={{ group: group.id }} label={t('acts.bill')} />
      {can.update && (
        <Menu.Item
          component={Link}
          href={urlFor('admin.groups.attendance_policy.edit', { id: group.id })}
          leftSection={<IconClipboardCheck size={16} aria-hidden />}
        >
          {t('acts.attendance_policy')}
        </Menu.Item>
      )}
      {can.promote && isEnrollingOrOver(group) && enrolments > 0 && (
        <Menu.Item
          component={Link}
          href={urlFor('admin.groups.promotions.create', { id: group.id })}
          leftSection={<IconStairsUp size={16} aria-hidden />}
        >
          {t('acts.promote')}
        </Menu.Item>
      )}
      {can.update && steps.filter((step) => step !== 'cancelled' || can.delete).map(stepOf)}
      {can.delete && enrolments === 0 && (
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => onAsk('delete')}
        >
          {t('acts.delete')}
        </Menu.Item>
      )}
    </>
  )

  function stepOf(step: GroupStatus) {
    const isResumed = step === 'running' && group.status === 'suspended'
    const label = isResumed ? t('steps.resume') : labelOf(step)
    const ask =
      step === 'completed' || step === 'suspended' || step === 'cancelled'
        ? () => onAsk(step)
        : () => go(step)
    const Icon = icons[step]
    return (
      <Menu.Item
        key={step}
        color={step === 'cancelled' ? 'red' : undefined}
        leftSection={<Icon size={16} aria-hidden />}
        onClick={ask}
      >
        {label}
      </Menu.Item>
    )
  }

  function labelOf(step: GroupStatus) {
    return step === 'draft' ? t('status.draft') : t(`steps.${step}`)
  }
}

const isEnrollingOrOver = (group: GroupDetail) => isEnrolling(group) || group.status === 'completed'
