import { Link } from '@adonisjs/inertia/react'
import { Button, Group } from '@mantine/core'
import type { SessionAct } from '~/components/calendar/acts/types'

interface ActButtonsProps {
  acts: SessionAct[]
  /** What they stand on makes way. */
  onAct: () => void
}

/** What may be done with a session, beside what is told of it. */
export const ActButtons = ({ acts, onAct }: ActButtonsProps) => (
  <Group gap={6}>
    {acts.map(({ id, label, icon, href, isDanger, run }) => {
      const look = {
        variant: 'default',
        size: 'compact-sm',
        c: isDanger ? 'danger' : undefined,
        leftSection: icon,
      } as const
      if (href)
        return (
          <Button key={id} component={Link} href={href} {...look}>
            {label}
          </Button>
        )
      const act = () => {
        onAct()
        run?.()
      }
      return (
        <Button key={id} onClick={act} {...look}>
          {label}
        </Button>
      )
    })}
  </Group>
)
