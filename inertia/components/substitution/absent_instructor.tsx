import { Alert, Button, Group } from '@mantine/core'
import { IconUserOff } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { StoredNames } from '#domain/shared/text/person_names'
import { isolate } from '~/ui/isolate'
import { useNames } from '~/ui/names/use_names'

interface AbsentInstructorProps {
  instructor: StoredNames
  /** Absent for people who may not change the session. */
  onFind?: () => void
}

/** A session to come whose instructor is away and has no substitute yet, with the act that mends it. */
export function AbsentInstructor({ instructor, onFind }: AbsentInstructorProps) {
  const t = useTranslations('substitution')
  const names = useNames()
  return (
    <Alert color="attention" icon={<IconUserOff aria-hidden />} py="xs" data-lacks-substitute>
      <Group justify="space-between" gap="xs">
        <span>{t('is_lacking', { name: isolate(names(instructor).lead) })}</span>
        {onFind && (
          <Button size="compact-md" variant="default" onClick={onFind}>
            {t('title')}
          </Button>
        )}
      </Group>
    </Alert>
  )
}
