import { checkPages } from './page-checks.ts';
import { editorialPages } from './site.ts';

checkPages(editorialPages);
