import { Link } from '@adonisjs/inertia/react'
import { Button, Group, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import form from '~/ui/form/form.module.css'
import classes from '~/ui/form/save_bar.module.css'

interface SaveBarProps {
  label: string
  isSecondary?: boolean
  isDirty: boolean
  isPending: boolean
  cancelHref?: string
  onCancel?: () => void
}

export function SaveBar(props: SaveBarProps) {
  const { label, isSecondary, isDirty, isPending, cancelHref, onCancel } = props
  const t = useTranslations('ui.form')
  return (
    <div
      className={onCancel ? `${form.dialogFooter} ${classes.inDialog}` : classes.saveBar}
      data-dirty={isDirty || undefined}
    >
      <Text size="sm" c="dimmed" role="status">
        {isPending ? t('saving') : isDirty ? t('unsaved') : ''}
      </Text>
      <Group gap="xs">
        {cancelHref && (
          <Button component={Link} href={cancelHref} variant="default" disabled={isPending}>
            {t('cancel')}
          </Button>
        )}
        {onCancel && (
          <Button variant="default" disabled={isPending} onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        <Button
          type="submit"
          variant={isSecondary ? 'default' : 'filled'}
          loading={isPending}
          aria-busy={isPending}
        >
          {label}
        </Button>
      </Group>
    </div>
  )
}
