import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Flash } from '~/types'
import classes from '~/ui/list/selection/refused_rows.module.css'

export default function RefusedRows({ refused }: { refused: NonNullable<Flash['refused']> }) {
  return (
    <Alert
      role="alert"
      color="attention"
      mb="md"
      icon={<IconAlertTriangle aria-hidden />}
      title={refused.title}
    >
      <ul className={classes.rows}>
        {refused.rows.map(({ id, name, reason }) => (
          <li key={id}>
            <bdi>{name}</bdi>: {reason}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
