import { subjectCatalogue } from '#app/admin/subjects/subject_catalogue'
import { catalogueRoutes } from '#core/catalogue/catalogue_routes'

catalogueRoutes(subjectCatalogue)
