import { defineConfig } from '@adonisjs/core/bodyparser'
import { megabytes, uploadLimits } from '#domain/shared/limits/upload_limits'

/**
 * A form takes the largest of its files, an instructor's document, and some room for its other fields; what is too large
 * for its own field is refused by the validator. Tables to import may be larger: their controller reads the body itself,
 * once it knows who sends it.
 */
const bodyParserConfig = defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: {
    convertEmptyStringsToNull: true,
    types: ['application/x-www-form-urlencoded'],
    limit: '1mb',
  },
  json: { convertEmptyStringsToNull: true, types: ['application/json'], limit: '1mb' },
  multipart: {
    autoProcess: true,
    convertEmptyStringsToNull: true,
    processManually: ['/admin/imports'],
    limit: megabytes(uploadLimits.document + 1),
    types: ['multipart/form-data'],
  },
})

export default bodyParserConfig
