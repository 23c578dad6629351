import { mount } from 'svelte';
import './app.css';
import './parts.css';
import App from './App.svelte';
import { router } from './lib/browser/router.svelte';
import { settings } from './lib/browser/settings.svelte';
import { loadTexts } from './texts/languages';

settings.apply();
router.start();

const target = document.getElementById('app');
if (target) void loadTexts(settings.language).then(() => mount(App, { target }));
