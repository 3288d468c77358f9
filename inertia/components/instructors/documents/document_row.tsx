import { Anchor, Text } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { ExpiryWord } from '~/components/instructors/documents/expiry_word'
import type { InstructorDocument } from '~/components/instructors/types'
import { RowIcon } from '~/ui/record/row_icon'
import classes from '~/components/instructors/instructors.module.css'
import rows from '~/ui/record/rows.module.css'

interface DocumentRowProps {
  document: InstructorDocument
  onEdit?: () => void
  onRemove?: () => void
}

export function DocumentRow({ document, onEdit, onRemove }: DocumentRowProps) {
  const t = useTranslations('instructors')
  const { title, kind, number, file, file_name: name } = document
  return (
    <li>
      <div>
        {file ? (
          <Anchor href={file} download fw={600} aria-label={t('documents.download', { title })}>
            <bdi>{title}</bdi>
          </Anchor>
        ) : (
          <Text fw={600} component="div">
            <bdi>{title}</bdi>
          </Text>
        )}
        <div className={rows.quiet}>
          {t(`document_kind.${kind}`)}
          {number && (
            <>
              {' · '}
              <bdi dir="ltr">{number}</bdi>
            </>
          )}
          {' · '}
          {file ? <bdi>{name}</bdi> : t('documents.no_file')}
        </div>
        <ExpiryWord expiry={document.expiry} day={document.expires_on} />
      </div>
      <div className={classes.acts}>
        <RowIcon icon={IconPencil} label={t('documents.edit', { title })} onClick={onEdit} />
        <RowIcon icon={IconTrash} label={t('documents.remove', { title })} onClick={onRemove} />
      </div>
    </li>
  )
}
