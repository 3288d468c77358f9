import { Button, Text, Title } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { RemoveDialog } from '~/ui/dialog/remove_dialog'
import { RowIcon } from '~/ui/record/row_icon'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

interface Span {
  id: string
  from: string
  /** Where the first line doesn't say it all. */
  until?: string
  reason: string | null
  removal: string
  /** What else ends when it is taken back. */
  consequence?: string
  /** Taken back elsewhere, if at all. */
  isKept?: boolean
  /** What it stands in the way of. */
  note?: ReactNode
}

interface SpansCardProps {
  words: { title: string; add: string; none: string }
  spans: Span[]
  can: boolean
  /** Somebody may add who may not remove. */
  canAdd?: boolean
  removalUrl: (id: string) => string
  dialog: (onClose: () => void) => ReactNode
}

/** Spans of a record in order, each with its way to be taken back, and the dialog for a new one. */
export function SpansCard(props: SpansCardProps) {
  const { words, spans, can, canAdd = can, removalUrl, dialog } = props
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Pick<Span, 'id' | 'removal' | 'consequence'> | null>(
    null
  )
  return (
    <section className={record.card}>
      <div className={rows.heading}>
        <Title order={2}>{words.title}</Title>
        {canAdd && (
          <Button variant="default" size="xs" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        )}
      </div>
      {spans.length === 0 && (
        <Text c="dimmed" mt="xs">
          {words.none}
        </Text>
      )}
      <ul className={rows.rows}>
        {spans.map(({ id, from, until, reason, removal, consequence, isKept, note }) => (
          <li key={id}>
            <div>
              <div>{from}</div>
              {until && <div>{until}</div>}
              {reason && (
                <div className={rows.quiet}>
                  <bdi>{reason}</bdi>
                </div>
              )}
              {note}
            </div>
            <RowIcon
              icon={IconX}
              label={removal}
              onClick={can && !isKept ? () => setRemoving({ id, removal, consequence }) : undefined}
            />
          </li>
        ))}
      </ul>
      {isAdding && dialog(() => setAdding(false))}
      {removing && (
        <RemoveDialog
          removal={removing.removal}
          consequence={removing.consequence}
          url={removalUrl(removing.id)}
          onClose={() => setRemoving(null)}
        />
      )}
    </section>
  )
}
