import { ActionIcon, Checkbox, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { moved } from '~/ui/list/columns/column'
import classes from '~/ui/list/columns/columns_order.module.css'

export interface OfferedColumn {
  id: string
  title: string
  isShown: boolean
}

interface ColumnsOrderProps {
  columns: OfferedColumn[]
  onChange: (columns: OfferedColumn[]) => void
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

export function ColumnsOrder({ columns, onChange }: ColumnsOrderProps) {
  const t = useTranslations('ui.columns')
  const [dragged, setDragged] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const move = (from: number, to: number) => {
    const next = moved(columns, from, to)
    if (next === columns) return
    setSaid(t('moved', { name: columns[from]?.title ?? '', place: to + 1 }))
    onChange(next)
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = event.altKey ? STEPS[event.code] : undefined
    if (!step) return
    event.preventDefault()
    move(index, index + step)
  }
  return (
    <>
      <ul className={classes.columns} aria-label={t('title')}>
        {columns.map((column, index) => (
          <li
            key={column.id}
            draggable
            data-dragged={dragged === column.id || undefined}
            onDragStart={() => setDragged(column.id)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              event.preventDefault()
              const from = columns.findIndex(({ id }) => id === dragged)
              if (from >= 0 && from !== index) move(from, index)
            }}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            <IconGripVertical size={16} className={classes.grip} aria-hidden />
            <Checkbox
              className={classes.name}
              label={column.title}
              checked={column.isShown}
              onChange={({ currentTarget: { checked } }) =>
                onChange(
                  columns.map((other) =>
                    other.id === column.id ? { ...other, isShown: checked } : other
                  )
                )
              }
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('earlier', { name: column.title })}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              <IconArrowUp size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('later', { name: column.title })}
              disabled={index === columns.length - 1}
              onClick={() => move(index, index + 1)}
            >
              <IconArrowDown size={16} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
